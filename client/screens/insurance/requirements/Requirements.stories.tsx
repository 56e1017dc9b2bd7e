import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Answer } from '../../../samples/answers.ts';
import { sampleInsurance } from '../../../samples/sample-insurance.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { INSURANCE } from '../copy.ts';
import { COPY } from './copy.ts';
import { Requirements } from './Requirements.tsx';

const GET = 'GET /service-application/api/v1/application/heloc/{uuid}/insurance';
const story = (answer: Answer) =>
  screenParameters({ screen: 'insurance/requirements', status: { status: 'TRUST_AND_INSURANCE' }, answers: { [GET]: answer } });
const sample = sampleInsurance();
const inFloodZone = sampleInsurance({ floodZone: 'AE', required: sample.required && { ...sample.required, flood: 211_919 } });

const meta = {
  component: Requirements,
  decorators: [inApplication],
  parameters: story({ data: sample }),
} satisfies Meta<typeof Requirements>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Homeowners: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('At least $211,919');
    await expect(canvas.queryByText(COPY.flood)).toBeNull();
    await canvas.findByRole('button', { name: COPY.copyClause });
  },
};
export const FloodZone: Story = {
  parameters: story({ data: inFloodZone }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: COPY.flood });
    await canvas.findByText(/flood zone AE/);
  },
};
export const OwnedByTrust: Story = {
  parameters: story({ data: sampleInsurance({ trust: 'CERTIFICATE_NEEDED' }) }),
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('link', { name: INSURANCE.toConditions });
  },
};
export const LineNotFinal: Story = {
  parameters: story({ data: sampleInsurance({ required: null }) }),
  async play({ canvasElement }) {
    await within(canvasElement).findByText(INSURANCE.unknown);
  },
};
export const Loading: Story = { parameters: story('never') };
export const Offline: Story = { parameters: story('offline') };
