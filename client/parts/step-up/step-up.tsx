import { securityGet } from '@hearthline/web/operations/identity.ts';
import { createRoot } from 'react-dom/client';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { api } from '../../services/api/api.ts';

/** Opens the dialog over whatever is shown; true when the person proved who they are. */
async function askWho(): Promise<boolean> {
  const [{ StepUpDialog }, { twoStep, passkeys }] = await Promise.all([import('./StepUpDialog.tsx'), api(securityGet)]);
  const ways = { twoStep, hasPasskey: passkeys.length > 0 };
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const done = (proved: boolean): void => {
      root.unmount();
      place.remove();
      resolve(proved);
    };
    root.render(<StepUpDialog ways={ways} onDone={done} />);
  });
}

/**
 * Sends what the server takes only from a person who has just proved who they are: where it asks for that, the person is asked in a dialog, and the same
 * request is sent again. What they typed stays, and a person who cancels gets the refusal.
 */
export async function withStepUp<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (codeOf(error) !== 'step_up_required' || !(await askWho())) throw error;
    return call();
  }
}
