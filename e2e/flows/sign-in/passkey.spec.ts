import { expect, expectAccessible, test } from '../../story.ts';
import { signIn } from '../../pages/sign-in-page.ts';

// Its own server, because other stories expect people without passkeys.
test.use({ serverEnv: { BATON_UNDO_SECONDS: '9' } });

test('a person adds a passkey and signs in with it', async ({ newPerson }) => {
  const page = await newPerson();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, 'amara');
  await page.getByRole('button', { name: /preferences and sign-out/ }).click();
  await page.getByRole('menuitem', { name: 'Sign-in methods' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign-in methods' });
  await dialog.getByLabel(/^Name/).fill('Work laptop');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await expect(dialog.getByRole('button', { name: 'Delete passkey Work laptop' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('link', { name: 'My tasks' })).toBeVisible();
});
