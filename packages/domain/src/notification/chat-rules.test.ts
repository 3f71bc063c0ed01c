import { describe, expect, it } from 'vitest';
import { chatBody, chatOutcome } from './chat-rules.ts';

describe('chatOutcome', () => {
  it.each([
    [200, 1, 'DELIVERED'],
    [202, 9, 'DELIVERED'],
    [404, 1, 'PAUSE'],
    [410, 1, 'PAUSE'],
    [null, 1, 'RETRY'],
    [429, 5, 'RETRY'],
    [500, 6, 'PAUSE'],
    [400, 6, 'PAUSE'],
  ])('for status %s at failure %i is %s', (status, failures, outcome) => {
    expect(chatOutcome(status, failures)).toBe(outcome);
  });
});

describe('chatBody', () => {
  const content = {
    ...{ title: 'A <b> & [c](https://evil.example)', lines: ['@everyone'] },
    ...{ link: 'https://baton.example/x', linkText: 'Open' },
  };

  it('escapes names so that they can’t format a Slack message', () => {
    const { text, blocks } = JSON.parse(chatBody('SLACK', content));
    expect(text).toBe('A &lt;b&gt; &amp; [c](https://evil.example)\n@everyone');
    expect(blocks[0].text.type).toBe('plain_text');
    expect(blocks[1].text.text).toBe('<https://baton.example/x|Open>');
  });

  it('escapes names so that they can’t format a Teams message', () => {
    const [{ content: card }] = JSON.parse(chatBody('TEAMS', content)).attachments;
    expect(card.body.map(({ type }: { type: string }) => type)).toEqual([
      'RichTextBlock',
      'RichTextBlock',
    ]);
    expect(card.actions).toEqual([
      { type: 'Action.OpenUrl', title: 'Open', url: 'https://baton.example/x' },
    ]);
  });
});
