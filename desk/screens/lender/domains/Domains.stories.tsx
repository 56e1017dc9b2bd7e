import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DeskStory, NEVER, refusal } from '../../../testing/DeskStory.tsx';
import type { Domain } from './copy.ts';
import { CHANGE, CHECKED, PENDING, SERVED } from '../../../testing/domains.ts';

const meta = {
  component: DeskStory,
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ code: await import('./Domains.tsx') })],
} satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (domains: readonly Domain[], role: 'admin' | 'compliance' | 'auditor' = 'admin', answers: object = {}): Story => ({
  args: {
    path: '/settings/lender/domains',
    role,
    answers: { ...answers, '/lender/domains': { pointsTo: 'plumfield.hearthline.example', domains } },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Domains' });
    for (const { domain } of domains) await canvas.findByRole('heading', { level: 2, name: domain });
  },
});

export const None: Story = {
  ...story([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No domain of your own')).toBeVisible();
  },
};
export const Loading: Story = {
  args: { path: '/settings/lender/domains', answers: { '/lender/domains': NEVER } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};
export const Failed: Story = {
  args: {
    path: '/settings/lender/domains',
    answers: { '/lender/domains': refusal(503, 'unavailable', 'The service is not available now') },
  },
  play: Loading.play!,
};
export const NotProved: Story = story([PENDING]);
export const RecordNotFound: Story = story([
  {
    ...PENDING,
    ...CHECKED,
    finding: 'There is no TXT record at _hearthline.apply.lender.example yet. A new record can take an hour to be seen everywhere.',
  },
]);
export const Served: Story = story([SERVED]);
export const Several: Story = story([
  PENDING,
  { ...SERVED, id: '018f0000-0000-7000-8000-0000000000d2', domain: 'home.lender.example', isMain: true },
]);
export const Missing: Story = story([
  {
    ...SERVED,
    finding:
      'There is a TXT record at _hearthline.apply.lender.example, but none with the value above. Compare both, character by character.',
    stopsAt: '2026-11-27T16:20:00.000Z',
  },
]);
export const Stopped: Story = story([
  {
    ...SERVED,
    state: 'STOPPED',
    finding: 'There is no TXT record at _hearthline.apply.lender.example yet. A new record can take an hour to be seen everywhere.',
  },
]);
export const Waiting: Story = story([{ ...SERVED, change: CHANGE }], 'compliance');
export const WaitingForAnother: Story = story([
  {
    ...SERVED,
    change: { ...CHANGE, isMine: true, mayDecide: false, whyNot: 'You proposed this. A different person decides it.' },
  },
]);
export const OfAnAuditor: Story = {
  ...story([SERVED], 'auditor'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: SERVED.domain });
    await expect(canvas.queryByRole('button', { name: 'Check now' })).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const Looking: Story = {
  ...story([PENDING], 'admin', { '/check': NEVER }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check now' }));
    await expect(canvas.getByRole('button', { name: 'Looking for the record…' })).toBeVisible();
  },
};
export const Found: Story = {
  ...story([PENDING], 'admin', { '/check': SERVED }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check now' }));
    await expect(await canvas.findByText('The record is there: your site is served at apply.lender.example.')).toBeVisible();
  },
};
const REFUSED = 'This address is the product’s own. Write a domain that the lender owns';
export const Refused: Story = {
  ...story([]),
  play: async ({ canvas, userEvent }) => {
    const answer = window.fetch;
    window.fetch = async (input, init) =>
      new Request(input, init).method === 'POST'
        ? Response.json({ code: 'invalid_request', message: REFUSED, errors: [{ field: 'domain', message: REFUSED }] }, { status: 400 })
        : answer(input, init);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Domain' }), 'www.hearthline.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for it' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Domain' })).toBeInvalid());
  },
};
export const Asking: Story = {
  ...story([SERVED]),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make it the main address: apply.lender.example' }));
    const { ownerDocument } = canvasElement;
    await waitFor(() =>
      expect(ownerDocument.querySelector('dialog[open], [role=dialog]')).toHaveTextContent('Have links lead to apply.lender.example?'),
    );
  },
};
