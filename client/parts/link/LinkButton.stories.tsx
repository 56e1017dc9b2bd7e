import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Answers } from '../../samples/answers.ts';
import { inApplication, screenParameters } from '../../testing/screen-story.tsx';
import { LinkButton } from './LinkButton.tsx';

const BANK = 'POST /service-application/api/v1/application/heloc/{uuid}/bank-link';
const ACCOUNT = 'POST /service-application/api/v1/application/heloc/{uuid}/disburse-account';
const answers: Answers = {
  [BANK]: { data: { linkToken: 'link-1', expiration: '2026-09-14T19:00:00.000Z', connectUrl: null } },
  [ACCOUNT]: { data: { version: 12, verification: 'VERIFIED', mask: '0000' } },
};

const meta = {
  component: LinkButton,
  decorators: [inApplication],
  parameters: { ...screenParameters({ screen: 'bank/disburse', answers }), layout: 'padded' },
  args: { uuid: 'any', target: { purpose: 'DISBURSE' }, label: 'Link your bank', onLinked: fn() },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The vendor's widget, as its script would put it on the page, which ends as given. */
const withWidget = (end: string): Pick<Story, 'beforeEach'> => ({
  beforeEach() {
    window.Plaid = {
      create: ({ token, onSuccess, onExit }) => ({
        open: () =>
          end === 'success'
            ? onSuccess(`public-${token}`, { accounts: [{ id: 'account-1' }] })
            : onExit(end === '' ? null : { error_code: end }),
      }),
    };
    return () => {
      delete window.Plaid;
    };
  },
});

export const Linked: Story = {
  ...withWidget('success'),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link your bank' }));
    await waitFor(() => expect(args.onLinked).toHaveBeenCalledOnce());
  },
};
export const Closed: Story = {
  ...withWidget(''),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link your bank' }));
    await canvas.findByText(/You left before the link was finished/);
    await expect(args.onLinked).not.toHaveBeenCalled();
  },
};
export const BankDown: Story = {
  ...withWidget('INSTITUTION_DOWN'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link your bank' }));
    await canvas.findByText(/That bank’s service is down right now/);
  },
};
