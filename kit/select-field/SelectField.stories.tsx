import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldRow } from '../field/Field.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { SelectField } from './SelectField.tsx';

const options = [
  { value: 'AZ', text: 'Arizona' },
  { value: 'CO', text: 'Colorado' },
  { value: 'NM', text: 'New Mexico' },
];
const meta = { component: SelectField, args: { label: 'State', name: 'state', options } } satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: 'AZ' } };
export const Wrong: Story = { args: { error: 'Required' } };
export const Disabled: Story = { args: { defaultValue: 'AZ', disabled: true } };
export const InAnAddress: Story = {
  render: (args) => (
    <>
      <TextField label="Street address" name="street1" />
      <FieldRow layout="address">
        <TextField label="City" name="city" />
        <SelectField {...args} />
        <TextField label="Zip code" name="zip" inputMode="numeric" />
      </FieldRow>
      <TextField label="Unit" name="street2" optional />
      <FieldRow layout="two">
        <TextField label="First name" name="first" />
        <TextField label="Last name" name="last" />
      </FieldRow>
    </>
  ),
};
