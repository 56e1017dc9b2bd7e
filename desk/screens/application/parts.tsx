import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { type JSX, type ReactNode, useId, useState } from 'react';
import { shortDateText } from '../../parts/format.ts';
import { type Loading, Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useTimeText } from '../../parts/zone.tsx';
import { COPY } from './copy.ts';
import type { Refused } from './problem.ts';

/** A part of the page in its states: loading, failed with a way to try again, empty, or its content. What was read stays while it is read again. */
export function Part<D>({
  query,
  empty,
  children,
}: {
  readonly query: Loading<D>;
  /** What stands in place of nothing; null where there is something. */
  readonly empty?: ((data: D) => { readonly title: string; readonly text: string } | null) | undefined;
  readonly children: (data: D) => ReactNode;
}): JSX.Element {
  return (
    <Loaded query={query}>
      {(data) => {
        const nothing = empty?.(data) ?? null;
        return nothing ? <EmptyState title={nothing.title}>{nothing.text}</EmptyState> : children(data);
      }}
    </Loaded>
  );
}

/** Why a change was refused, where no field says it. */
export function RefusedNote({ refused }: { readonly refused: Refused | null }): JSX.Element | null {
  return refused === null || Object.keys(refused.fields).length > 0 ? null : <Alert kind="err" title={refused.message} />;
}

/** Asks for a reason before something is done; what was typed stays when it is refused. */
export function ReasonDialog({
  title,
  label,
  hint,
  send,
  busy,
  refused,
  onSend,
  onClose,
}: {
  readonly title: string;
  readonly label: string;
  readonly hint?: string;
  readonly send: string;
  readonly busy: boolean;
  readonly refused: Refused | null;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const [reason, setReason] = useState('');
  const form = useId();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <SubmitButton form={form} loading={busy}>
            {send}
          </SubmitButton>
          <Button variant="text" onClick={onClose}>
            {COPY.conditions.cancel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSend(reason);
        }}
      >
        <Stack gap={16}>
          <RefusedNote refused={refused} />
          <TextArea
            name="reason"
            label={label}
            hint={hint}
            rows={3}
            value={reason}
            error={refused?.fields['reason'] ?? refused?.fields['note'] ?? refused?.fields['textForBorrower']}
            onChange={(event) => setReason(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** An instant at the home; a day as it is. */
export function useWhen(): (iso: string) => string {
  const timeText = useTimeText();
  return (iso) => (iso.length === 10 ? shortDateText(iso) : timeText(iso));
}

/** Opens a file in a tab of its own. The tab is opened by the click, before the file is here: browsers block one that comes later. Answers false where it was blocked. */
export async function openInTab(read: () => Promise<unknown>): Promise<boolean> {
  const tab = window.open('', '_blank');
  if (!tab) return false;
  try {
    const data = await read();
    if (!(data instanceof Blob)) throw new TypeError('The reply is no file');
    const url = URL.createObjectURL(data);
    tab.location.href = url;
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    return true;
  } catch (error) {
    tab.close();
    throw error;
  }
}
