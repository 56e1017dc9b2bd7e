import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { Profile } from './Profile.tsx';

const PROFILE = '/service-profile/api/v1/profile';
const profile = {
  name: { firstName: 'Gail', middleName: '', lastName: 'Ghost', suffix: '' },
  dob: '1988-02-09',
  addresses: [{ street1: '109 Clear Path Ln', street2: '', city: 'Glendale', state: 'AZ', zip: '85301' }],
};
const parameters = (more: Answers = {}) =>
  screenParameters({
    screen: 'start/profile',
    status: { status: 'CREDIT_NO_MATCH', decision: 'INITIAL' },
    answers: {
      [`GET ${PROFILE}`]: { data: profile },
      [`PUT ${PROFILE}/name`]: { data: profile },
      [`PUT ${PROFILE}`]: { data: profile },
      ...more,
    },
  });

const meta = { component: Profile, decorators: [inApplication], parameters: parameters() } satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;
const send = async (root: HTMLElement) => userEvent.click(await within(root).findByRole('button', { name: /Save and continue/ }));

export const Filled: Story = {
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByLabelText('First name')).toHaveValue('Gail');
    await expect(within(canvasElement).getByLabelText('City')).toHaveValue('Glendale');
  },
};
export const Wrong: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.clear(await page.findByLabelText('First name'));
    await userEvent.clear(page.getByLabelText('Zip code'));
    await send(canvasElement);
    await expect(await page.findByRole('group', { name: 'Two answers need a change' })).toHaveTextContent('Please enter the first name');
  },
};
export const ConnectionLost: Story = {
  parameters: parameters({ [`PUT ${PROFILE}`]: 'offline' }),
  async play({ canvasElement }) {
    await send(canvasElement);
    await within(canvasElement).findByText(/You seem to be offline/);
  },
};
export const Loading: Story = { parameters: parameters({ [`GET ${PROFILE}`]: 'never' }) };
export const NotLoaded: Story = { parameters: parameters({ [`GET ${PROFILE}`]: 'offline' }) };
