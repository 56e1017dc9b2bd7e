import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Answer } from '../../../samples/answers.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { COPY } from './copy.ts';
import { SigningSupport } from './SigningSupport.tsx';

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const week = {
  timeZone: 'America/Los_Angeles',
  weekdays: DAYS.map((weekday, at) => ({
    weekday,
    weekdayValue: at + 1,
    startTime: at < 5 ? '06:00' : null,
    endTime: at < 5 ? '18:00' : null,
    isOpen: at < 5,
  })),
};
const parameters = (hours: Answer) =>
  screenParameters({
    screen: 'signing/support',
    status: { status: 'NOTE_SIGNING' },
    answers: { 'GET /service-operating-hours/external/api/v1/hours/{department}': hours },
  });

const meta = {
  component: SigningSupport,
  decorators: [inApplication],
  parameters: parameters({ data: week }),
} satisfies Meta<typeof SigningSupport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hours: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/^Monday to Friday/);
    await expect(within(canvasElement).getByRole('link', { name: COPY.back })).toHaveAttribute(
      'href',
      expect.stringMatching(/signing\/sign$/),
    );
  },
};
export const HoursNotLoaded: Story = {
  parameters: parameters('offline'),
  async play({ canvasElement }) {
    await within(canvasElement).findByText(COPY.noHours);
  },
};
