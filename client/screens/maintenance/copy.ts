/** Defaults where the flag carries no text (A §8.6). */
export const COPY = {
  title: 'Scheduled Maintenance',
  message: 'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
  dashboard: 'Go to dashboard',
  call: 'Call us:',
} as const;
