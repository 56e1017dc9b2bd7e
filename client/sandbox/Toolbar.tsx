import { identityLogin } from '@hearthline/web/operations/identity.ts';
import { uuidOf } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { ButtonLink } from '@hearthline/kit/button/Button.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { type FormEvent, type JSX, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { session } from '../services/session/session.ts';
import { withPrefix } from '../services/session/token.ts';
import { forgetTab } from '../services/storage.ts';
import { api, newQueries } from './api.ts';
import { ApplicationPanel } from './ApplicationPanel.tsx';
import { COPY } from './copy.ts';
import { MailedCode } from './MailedCode.tsx';
import classes from './sandbox.module.css';

type Typed = { readonly email: string; readonly password: string; readonly jwt: string };

function text(form: FormData, name: string): string {
  const typed = form.get(name);
  return typeof typed === 'string' ? typed.trim() : '';
}

/** A token for what was typed: of the account, or the typed one, if the server knows its person. Throws when it refuses. */
async function tokenFor({ email, password, jwt }: Typed): Promise<string> {
  if (jwt === '') {
    const data = await api(identityLogin, { body: { email, password } });
    return data.jwt;
  }
  const reply = await fetch('/identity/secure/api/v1/identity', { headers: { authorization: withPrefix(jwt) } });
  if (!reply.ok) throw new Error(`The server refused the token: ${reply.status}`);
  return jwt;
}

type SignInProps = { readonly onSignedIn: () => void };

/** Sign-in by email and password, or by a token (A §2.24). What was typed stays when it is refused. */
function SignIn({ onSignedIn }: SignInProps): JSX.Element {
  const [state, setState] = useState<'idle' | 'sending' | 'incomplete' | 'failed'>('idle');
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = { email: text(form, 'tools-email'), password: text(form, 'tools-password'), jwt: text(form, 'tools-jwt') };
    if (typed.jwt === '' && (typed.email === '' || typed.password === '')) return setState('incomplete');
    setState('sending');
    try {
      const token = await tokenFor(typed);
      forgetTab();
      session.signIn(token);
      onSignedIn();
    } catch {
      setState('failed');
    }
  };
  return (
    <form noValidate aria-label={COPY.toolbar.signIn} onSubmit={(event) => void submit(event)} className="stack">
      {state === 'failed' && <Alert kind="err" title={COPY.toolbar.failed} />}
      {state === 'incomplete' && <Alert kind="err" title={COPY.toolbar.need} />}
      <TextField label={COPY.toolbar.email} name="tools-email" type="email" autoComplete="off" isPrivate />
      <PasswordField label={COPY.toolbar.password} hint={COPY.toolbar.passwordHint} name="tools-password" autoComplete="off" />
      <Note>{COPY.toolbar.or}</Note>
      <TextArea label={COPY.toolbar.jwt} name="tools-jwt" rows={2} autoComplete="off" spellCheck={false} data-private="" />
      <SubmitButton loading={state === 'sending'}>{COPY.toolbar.submit}</SubmitButton>
    </form>
  );
}

type ToolbarProps = { readonly open: boolean; readonly onClose: () => void; readonly path: string; readonly onSignedIn: () => void };

/** The developer toolbar: sign-in, and where the application of this page stands. Its clock, work, messages, staff and facts are the sandbox page's. */
export function Toolbar({ open, onClose, path, onSignedIn }: ToolbarProps): JSX.Element {
  const uuid = uuidOf(path);
  return (
    <Dialog open={open} onClose={onClose} title={COPY.toolbar.title} wide>
      <div className={classes.panel}>
        <details open={uuid === null}>
          <summary>{COPY.toolbar.signIn}</summary>
          <div className="section">
            <SignIn onSignedIn={onSignedIn} />
          </div>
        </details>
        {open && <MailedCode />}
        {uuid === null ? <Note>{COPY.toolbar.none}</Note> : <ApplicationPanel uuid={uuid} />}
        <p>
          <ButtonLink
            variant="text"
            href={uuid === null ? '/sandbox' : `/sandbox?application=${uuid}`}
            target="_blank"
            rel="noopener noreferrer"
            icon="external"
          >
            {uuid === null ? COPY.toolbar.all : COPY.toolbar.more}
          </ButtonLink>
        </p>
      </div>
    </Dialog>
  );
}

/** Puts the toolbar into the page, closed; answers what opens and closes it. It is apart from the page's own tree and code. */
export function mountToolbar(): () => void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const queries = newQueries();
  let isOpen = false;
  const draw = (open: boolean): void => {
    isOpen = open;
    flushSync(() =>
      root.render(
        <QueryClientProvider client={queries}>
          <Toolbar
            open={open}
            onClose={() => draw(false)}
            path={window.location.pathname}
            onSignedIn={() => window.location.assign(window.location.pathname.startsWith('/auth/') ? '/dashboard' : window.location.href)}
          />
        </QueryClientProvider>,
      ),
    );
  };
  return () => draw(!isOpen);
}
