import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DeskStory, NEVER, refusal } from '../../../testing/DeskStory.tsx';

const meta = {
  component: DeskStory,
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ code: await import('./LenderFile.tsx') })],
} satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const RIGHT = {
  problems: [],
  base: 5,
  fileVersion: 5,
  rooms: [
    {
      room: 'hours',
      people: 'ONE',
      differences: [{ path: 'phoneHours.timeZone', was: 'America/Los_Angeles', becomes: 'America/Phoenix' }],
      waits: false,
    },
    {
      room: 'rates',
      people: 'LAW',
      differences: [
        { path: 'rateSheet.tiers.3.base', was: 8.35, becomes: 8.4 },
        { path: 'heloc.payoutWaitHours', was: 48, becomes: 24 },
      ],
      waits: false,
    },
  ],
};
const WRONG = {
  ...RIGHT,
  rooms: [],
  fileVersion: null,
  problems: [
    { line: 2, path: 'orgCode', message: 'This is never changed at the desk: it is MAIN' },
    { line: 23, path: 'brand.color', message: 'a brand color is #rrggbb in lower case' },
    {
      line: 97,
      path: 'heloc.rateSheet.tiers.1.base',
      message: 'A score of 760 has a lower rate (7.35%) than a score of 780 (8.1%): a better borrower would pay more',
    },
  ],
};
const page = (answer: unknown, role: 'admin' | 'compliance' | 'auditor' = 'admin'): Story['args'] => ({
  path: '/settings/lender/file',
  role,
  answers: { '/file/check': answer },
});
const chosen =
  (bytes = 'name: Hearthline\n', name = 'hearthline.yaml'): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) =>
    userEvent.upload(await canvas.findByLabelText('Choose a file'), new File([bytes], name, { type: 'application/yaml' }));
const uploaded = (answer: unknown, heading: string, role?: 'compliance' | 'auditor'): Story => ({
  args: page(answer, role),
  play: async (context) => {
    await chosen()(context);
    await expect(await context.canvas.findByText(heading)).toBeVisible();
  },
});

export const Start: Story = {
  args: page(RIGHT),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download YAML' })).toBeVisible();
  },
};
export const Reading: Story = { args: page(NEVER), play: chosen() };
export const Empty: Story = {
  args: page(RIGHT),
  play: async (context) => {
    await chosen('')(context);
    await expect(await context.canvas.findByText('hearthline.yaml is empty.')).toBeVisible();
  },
};
export const TooLarge: Story = {
  args: page(RIGHT),
  play: async (context) => {
    await chosen('x'.repeat(1_000_001))(context);
    await expect(await context.canvas.findByText(/has more than 1 MB/)).toBeVisible();
  },
};
export const NotRead: Story = uploaded(refusal(503, 'unavailable', 'The service is not available now'), 'The file was not read');
export const Wrong: Story = uploaded(WRONG, 'These settings cannot be used');
export const NothingDiffers: Story = uploaded({ ...RIGHT, rooms: [] }, 'Nothing differs');
export const Right: Story = uploaded(RIGHT, 'Propose these changes');
export const OfAnEarlierVersion: Story = uploaded({ ...RIGHT, fileVersion: 3 }, 'The file is of version 3, and version 5 is the last');
export const AnotherWaits: Story = uploaded(
  { ...RIGHT, rooms: RIGHT.rooms.map((one) => ({ ...one, waits: one.room === 'rates' })) },
  'Decide first what waits, or take it back: Products and rates.',
);
export const OfAnAuditor: Story = {
  args: page(RIGHT, 'auditor'),
  play: async (context) => {
    await chosen()(context);
    await context.canvas.findByRole('heading', { level: 3, name: 'Hours and contacts' });
    await expect(context.canvas.queryByRole('button', { name: 'Propose these changes' })).toBeNull();
  },
};
export const Asking: Story = {
  args: page(RIGHT),
  play: async (context) => {
    await chosen()(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Propose these changes' }));
    const { ownerDocument } = context.canvasElement;
    await waitFor(() =>
      expect(ownerDocument.querySelector('dialog[open], [role=dialog]')).toHaveTextContent('Ask a colleague to publish this change?'),
    );
  },
};
