import {
  brandContrast,
  brandingRefusals,
  logoMaxKilobytes,
  type Branding,
} from '@baton/domain/tenant/branding';
import { shownTenantName } from '@baton/domain/tenant/tenant-rules';
import { locales } from '@baton/domain/core/languages';
import { Suspense, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type {
  brandingDialogQuery,
  brandingDialogQuery$data,
} from '../../__generated__/brandingDialogQuery.graphql.ts';
import type { brandingDialogSaveMutation } from '../../__generated__/brandingDialogSaveMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { localeLabels } from '../../lib/i18n/locales.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { FileDrop } from '../../ui/file-drop/file-drop.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import classes from './branding-dialog.module.css';
import { useQuery } from '../../lib/api/use-screen-query.ts';

const query = graphql`
  query brandingDialogQuery {
    viewer {
      id
      tenant {
        id
        name
        displayName
      }
    }
    branding {
      foreground
      background
      senderName
      languages
      logo
    }
  }
`;

export interface BrandingDialogProps {
  readonly onClose: () => void;
}

/** How the workspace looks on sign-in pages and in messages, for admins. */
export function BrandingDialog({ onClose }: BrandingDialogProps): ReactNode {
  const t = useText();
  return (
    <Suspense
      fallback={
        <Dialog isOpen onClose={onClose} title={t('brand.title')} size="medium">
          <Skeleton rows={5} variant="cards" />
        </Dialog>
      }
    >
      <LoadedBranding onClose={onClose} />
    </Suspense>
  );
}

function LoadedBranding({ onClose }: BrandingDialogProps): ReactNode {
  const { viewer, branding } = useQuery<brandingDialogQuery>(
    query,
    {},
    { fetchPolicy: 'network-only' },
  );
  return branding == null ? null : (
    <BrandingForm
      name={viewer == null ? '' : shownTenantName(viewer.tenant)}
      branding={branding}
      onClose={onClose}
    />
  );
}

/** Reads a file as base64. */
const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

interface BrandingFormProps extends BrandingDialogProps {
  readonly name: string;
  readonly branding: NonNullable<brandingDialogQuery$data['branding']>;
}

function BrandingForm({
  name,
  branding: { logo: shown, ...rest },
  onClose,
}: BrandingFormProps): ReactNode {
  const t = useText();
  const [values, setValues] = useState<Branding>(rest);
  const [logo, setLogo] = useState(shown ?? null);
  /** The selected file in base64. Null removes the logo, and undefined keeps it. */
  const [file, setFile] = useState<string | null | undefined>(undefined);
  const put = (change: Partial<Branding>): void => setValues({ ...values, ...change });
  const saving = useCommand<brandingDialogSaveMutation>(
    graphql`
      mutation brandingDialogSaveMutation($input: UpdateBrandingInput!) {
        updateBranding(input: $input) {
          branding {
            foreground
          }
        }
      }
    `,
    {
      fields: ['foreground', 'background', 'senderName', 'logo'],
      onDone: () => {
        notify({ tone: 'success', text: t('brand.saved') });
        onClose();
      },
    },
  );
  const { errorOf, check } = useCheckedFields(brandingRefusals(values), saving.fieldErrors);
  const submit = (): void => {
    if (!check()) return;
    void saving.run(() => ({
      input: { ...values, ...(file === undefined ? {} : { logo: file }) },
    }));
  };
  return (
    <EntityDialog
      title={t('brand.title')}
      size="medium"
      submitLabel={t('ui.save')}
      isPending={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Preview name={name} logo={logo} {...values} />
      <div className={classes.logo}>
        <FileDrop
          label={t('brand.logo')}
          accept={['.png', '.jpg', '.jpeg', '.webp']}
          maxBytes={logoMaxKilobytes * 1024}
          hint={t('brand.logoHint', { max: logoMaxKilobytes })}
          error={errorOf('logo')}
          onFile={(chosen) => {
            void base64Of(chosen).then((data) => {
              setFile(data);
              setLogo(`data:${chosen.type};base64,${data}`);
            });
          }}
        />
        {logo !== null && (
          <Button
            size="small"
            onClick={() => {
              setFile(null);
              setLogo(null);
            }}
          >
            {t('brand.removeLogo')}
          </Button>
        )}
      </div>
      <div className={classes.pair}>
        {(['background', 'foreground'] as const).map((field) => (
          <TextInput
            key={field}
            label={t(`brand.${field}`)}
            required
            maxLength={7}
            spellCheck={false}
            value={values[field]}
            error={errorOf(field)}
            onChange={(color) => put({ [field]: color })}
          />
        ))}
      </div>
      <TextInput
        label={t('brand.senderName')}
        description={t('brand.senderHint')}
        value={values.senderName}
        error={errorOf('senderName')}
        onChange={(senderName) => put({ senderName })}
      />
      <fieldset className={classes.languages}>
        <legend>{t('brand.languages')}</legend>
        <p>{t('brand.languagesHint')}</p>
        <div className={classes.choices}>
          {locales.map((locale) => (
            <Checkbox
              key={locale}
              label={localeLabels[locale]}
              checked={values.languages.includes(locale)}
              onChange={(isChecked) =>
                put({
                  languages: locales.filter((one) =>
                    one === locale ? isChecked : values.languages.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </EntityDialog>
  );
}

interface PreviewProps extends Pick<Branding, 'foreground' | 'background'> {
  readonly name: string;
  readonly logo: string | null;
}

/** Shows the bar of sign-in pages and messages. */
function Preview({ name, logo, foreground, background }: PreviewProps): ReactNode {
  const t = useText();
  const format = useFormats();
  const ratio = brandContrast({ foreground, background });
  return (
    <figure className={classes.preview}>
      <div className={classes.bar} style={{ color: foreground, backgroundColor: background }}>
        {logo !== null && <img src={logo} alt="" />}
        {name}
      </div>
      {ratio !== null && (
        <figcaption>
          {t('brand.contrast', {
            ratio: format.number(Math.floor(ratio * 10) / 10, { maximumFractionDigits: 1 }),
          })}
        </figcaption>
      )}
    </figure>
  );
}
