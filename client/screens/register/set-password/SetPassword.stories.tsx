import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { loader } from '../../../services/loader.ts';
import { ANSWERED, registerStory } from '../../../testing/register-story.tsx';
import { refusalReply } from '../../../testing/story-world.ts';
import { SetPassword } from './SetPassword.tsx';

const meta = { component: SetPassword } satisfies Meta<typeof SetPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

const RESOURCES = [
  { type: 'TITLE', name: 'Title', value: 'Texts about offers' },
  { type: 'ADD_VERBIAGE', name: 'Additional information', value: 'Reply STOP to stop.' },
  { type: 'Privacy Policy', name: 'Privacy Policy', value: '/privacy' },
  { type: 'Terms of Service', name: 'Terms of Service', value: '/terms' },
];
const COMMON = 'This password, or one very close to it, is among the most used.';
const answers = {
  '/profile/consent-types': ['PRIVACY', 'TERMS', 'COMMUNICATIONS'].map((type) => ({
    type,
    version: '1',
    text: 'The text of the consent.',
  })),
  '/heloc/terms': {
    documents: ['Important terms of your home equity line of credit', 'What you should know about home equity lines of credit'].map(
      (title, at) => ({
        kind: ['HELOC_IMPORTANT_TERMS', 'HELOC_BROCHURE'][at],
        version: '1',
        title,
        sha256: 'a'.repeat(64),
        parts: [
          { kind: 'text', text: 'This document tells you the main terms of our line. **Keep a copy for your records.**' },
          { kind: 'heading', text: 'What we may do' },
          {
            kind: 'list',
            items: ['We can end your line if you commit fraud.', 'We can refuse more draws if your home is worth much less.'],
          },
          {
            kind: 'table',
            caption: 'The margin, and the APR of a later draw on that day',
            head: ['Credit score', 'Margin', 'APR', 'Credit score', 'Margin', 'APR'],
            rows: [
              ['800 or more', '0.50%', '7.50%', '680 to 699', '3.25%', '10.25%'],
              ['780 to 799', '0.75%', '7.75%', '660 to 679', '4.25%', '11.25%'],
            ],
          },
          {
            kind: 'table',
            caption: 'What opening a line costs',
            head: ['Fee', 'Paid to', 'Amount', 'When you pay it'],
            rows: [['Appraisal by a licensed appraiser, where one is needed', 'Others', '$550.00', 'By card, when it is ordered']],
          },
        ],
      }),
    ),
  },
  '/heloc/consent-types': [{ type: 'SOFT_CREDIT', version: '1', text: 'The text of the consent.' }],
  '/consent/prompt/SMS': { uuid: '00000000-0000-4000-8000-000000000001', verbiage: 'Text me about offers and news.', resources: RESOURCES },
};
const exists = {
  ...answers,
  '/registration/register': refusalReply(401, { code: 'account_exists', message: 'An account with this email address exists' }),
};

export const Empty: Story = {
  ...registerStory('set-password', SetPassword, { typed: ANSWERED, answers }),
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', {
      name: /^\(optional\) Texts about offers Text me .* Reply STOP to stop\. Privacy Policy Terms of Service$/,
    });
  },
};
/** The important terms open with their headings, lists and tables. */
export const Terms: Story = {
  ...registerStory('set-password', SetPassword, { typed: ANSWERED, answers }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Important terms/ }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: /^Important terms/ }));
    await expect(await dialog.findByRole('heading', { name: 'What we may do' })).toBeVisible();
    await expect(dialog.getByRole('table', { name: 'What opening a line costs' })).toBeVisible();
  },
};
export const Wrong: Story = {
  ...registerStory('set-password', SetPassword, { typed: ANSWERED, answers }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'weak');
    await canvas.findByRole('checkbox', { name: /I agree to the/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Check my rate' }));
  },
};
export const AccountExists: Story = {
  ...registerStory('set-password', SetPassword, { typed: ANSWERED, answers: exists }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'Sturdy-Oak#41x');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Sturdy-Oak#41x');
    for (const box of (await canvas.findAllByRole('checkbox')).slice(0, 2)) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Check my rate' }));
    await canvas.findByRole('dialog');
    // The loader shows for a second at least; unhidden it would cover the next story.
    await waitFor(() => expect(loader.isShown()).toBe(false));
  },
};
/** The server refuses a password that is among the most used; its sentence stands at the box, and the box has the focus. */
export const CommonPassword: Story = {
  ...registerStory('set-password', SetPassword, {
    typed: ANSWERED,
    answers: {
      ...answers,
      '/registration/register': refusalReply(400, {
        code: 'invalid_request',
        message: 'Invalid',
        errors: [{ field: 'password', message: COMMON }],
      }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText('Password');
    await userEvent.type(password, 'Password123!');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Password123!');
    for (const box of (await canvas.findAllByRole('checkbox')).slice(0, 2)) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Check my rate' }));
    await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining(COMMON)));
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveValue('Password123!');
    await waitFor(() => expect(loader.isShown()).toBe(false));
  },
};

/** At lenders with an identity broker, phone and email replace the password. */
export const WithBroker: Story = registerStory('phone-and-email', SetPassword, {
  typed: ANSWERED,
  answers,
  flags: ['fe-ciam-identity-broker'],
});
export const WithBrokerWrong: Story = {
  ...registerStory('phone-and-email', SetPassword, {
    typed: { ...ANSWERED, email: 'grace@' },
    answers,
    flags: ['fe-ciam-identity-broker'],
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: /I agree to the/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Check my rate' }));
  },
};
