import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from '../select-field/SelectField.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  component: ErrorSummary,
  args: {
    errors: [
      { id: 'income', label: 'Annual pre-tax income', message: 'Must be less than $10,000,000' },
      { id: 'source', label: 'Primary income source', message: 'Required' },
    ],
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField label="Annual pre-tax income" name="income" error={args.errors[0]?.message} />
      <SelectField
        label="Primary income source"
        name="source"
        options={[{ value: 'job', text: 'A job' }]}
        error={args.errors[1]?.message}
      />
    </>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const One: Story = { args: { errors: [{ id: 'income', label: 'Annual pre-tax income', message: 'Must be at least $0' }] } };
export const None: Story = { args: { errors: [] } };
