import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';

const meta = { component: QrCode } satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = { args: { value: 'https://example.com', label: 'QR code of this page' } };
export const Authenticator: Story = {
  args: {
    value:
      'otpauth://totp/Plumfield%20desk:ada@example.com?issuer=Plumfield%20desk&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    label: 'QR code for your authenticator app',
  },
};
