import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DeskStory, NEVER, refusal } from '../../testing/DeskStory.tsx';

const meta = {
  component: DeskStory,
  parameters: { layout: 'fullscreen' },
  // the pages' code, which the router then has at once
  loaders: [async () => ({ code: await Promise.all([import('./Flags.tsx'), import('./Experiments.tsx'), import('./Funnel.tsx')]) })],
} satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page's code, and its figures, have arrived. */
const opened: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
};

const CHANGES = [
  {
    key: 'fe-webchat-stream',
    was: 'off',
    became: 'on',
    reason: 'The chat vendor is ready',
    person: 'Ada Whitfield',
    at: '2026-11-20T16:04:00.000Z',
  },
];
const FLAG = { isOwn: false, variables: [] };
const FLAGS = {
  provider: null,
  flags: [
    {
      ...FLAG,
      key: 'fe-webchat-stream',
      meaning: 'Chat with people runs over the stream provider',
      enabled: true,
      isOnByDefault: false,
      isOwn: true,
    },
    {
      ...FLAG,
      key: 'fe-heloc-maintenance',
      meaning: 'The listed routes show the maintenance page',
      enabled: false,
      isOnByDefault: false,
      variables: [{ key: 'routes', value: '*' }],
    },
  ],
  changes: CHANGES,
};
const flags = (answer: unknown, role: 'admin' | 'auditor' = 'admin'): Story => ({
  args: { path: '/settings/flags', role, answers: { '/flags': answer } },
  play: opened,
});

/** The dialog that a click opens, once it is there. */
async function dialogOf({ ownerDocument }: HTMLElement): Promise<HTMLElement> {
  const shown = (): HTMLElement | null => ownerDocument.querySelector('dialog[open], [role=dialog]');
  await waitFor(() => expect(shown()).not.toBeNull());
  return shown() as HTMLElement;
}

export const FlagsList: Story = flags(FLAGS);
export const FlagsOfAnAuditor: Story = flags(FLAGS, 'auditor');
export const FlagsOfAProvider: Story = flags({ ...FLAGS, provider: 'flagd.example', changes: [] });
export const FlagsLoading: Story = flags(NEVER);
export const FlagsFailed: Story = flags(refusal(503, 'unavailable', 'The service is not available now'));
export const FlagConfirmed: Story = {
  ...flags(FLAGS),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Turn/ }))[1] as HTMLElement);
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.querySelector('input') as HTMLElement, 'Planned work on Sunday night');
    await userEvent.click(
      [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Continue')) as HTMLElement,
    );
    await waitFor(() => expect(dialog).toHaveTextContent('Why: Planned work on Sunday night'));
  },
};

const SURFACE = {
  key: 'registration-reassurance',
  shows: 'The second note beside the question for the legal name',
  variations: [
    { key: 'encryption-first', text: 'Encryption is the bold line', isControl: true },
    { key: 'stop-first', text: 'Stopping at any point is the bold line', isControl: false },
  ],
};
const shown = (reached: number, continued: number, low: number, high: number) => ({ weight: 50, reached, continued, low, high });
const EXPERIMENT = {
  uuid: '0198f000-0000-7000-8000-000000000001',
  key: 'registration-reassurance-1',
  surface: SURFACE.key,
  question: 'Does naming the way out first bring more people to their rate?',
  state: 'RUNNING',
  device: 'phone',
  source: null,
  visitorsPlanned: 2000,
  daysPlanned: 28,
  startsAt: '2026-11-02T15:00:00.000Z',
  endsAt: '2026-11-30T15:00:00.000Z',
  stoppedAt: null,
  createdAt: '2026-11-01T15:00:00.000Z',
  isComplete: false,
  variations: [
    { ...SURFACE.variations[0], ...shown(412, 96, 0.195, 0.276) },
    { ...SURFACE.variations[1], ...shown(398, 121, 0.261, 0.351) },
  ],
};
const OVER = {
  ...EXPERIMENT,
  uuid: '0198f000-0000-7000-8000-000000000002',
  key: 'registration-reassurance-2',
  state: 'STOPPED',
  device: null,
  stoppedAt: '2026-10-30T15:00:00.000Z',
  startsAt: '2026-10-02T15:00:00.000Z',
};
const DRAFT = {
  ...EXPERIMENT,
  uuid: '0198f000-0000-7000-8000-000000000003',
  key: 'registration-reassurance-3',
  state: 'DRAFT',
  startsAt: null,
  endsAt: null,
};
const experiments = (list: readonly unknown[], role: 'admin' | 'compliance' | 'auditor' = 'admin'): Story => ({
  args: { path: '/settings/experiments', role, answers: { '/experiments': { surfaces: [SURFACE], experiments: list, changes: CHANGES } } },
  play: opened,
});

export const ExperimentRunning: Story = experiments([EXPERIMENT, OVER]);
export const ExperimentPlanned: Story = experiments([DRAFT]);
export const ExperimentDecided: Story = experiments([{ ...OVER, isComplete: true, visitorsPlanned: 800 }], 'auditor');
export const NoExperiment: Story = experiments([], 'compliance');
export const ExperimentPlanRefused: Story = {
  ...experiments([]),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Plan an experiment' }));
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(
      [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Plan it')) as HTMLElement,
    );
    await waitFor(() => expect(dialog).toHaveTextContent('Choose what it varies'));
  },
};

const step = (name: string, label: string, reached: number, continued: number, left: number, medianSeconds: number | null) => ({
  step: name,
  label,
  reached,
  continued,
  left,
  stay: reached - continued - left,
  medianSeconds,
  p90Seconds: medianSeconds === null ? null : medianSeconds * 4,
});
const FUNNEL = {
  countedAt: '2026-11-23T13:00:00.000Z',
  weeks: ['2026-11-23', '2026-11-16'],
  steps: [
    step('property-address', 'Address', 1240, 830, 392, 41),
    step('for-sale', 'Sale Status', 828, 801, 25, 6),
    step('annual-income', 'Income Info', 800, 702, 90, 75),
    step('created', 'Application created', 512, 0, 0, null),
  ],
  byWeek: [
    { week: '2026-11-23', began: 600, finished: 240 },
    { week: '2026-11-16', began: 640, finished: 272 },
  ],
};
const funnel = (answer: unknown): Story => ({
  args: { path: '/funnel', role: 'compliance', answers: { '/funnel': answer } },
  play: opened,
});

export const FunnelCounted: Story = funnel(FUNNEL);
export const FunnelEmpty: Story = funnel({ ...FUNNEL, weeks: [], steps: [], byWeek: [] });
export const FunnelLoading: Story = funnel(NEVER);
export const FunnelFailed: Story = funnel(refusal(500, 'internal', ''));
