import { Button } from '@hearthline/kit/button/Button.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { type ComponentProps, type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { DocumentDialog } from '../pdf/DocumentDialog.tsx';
import { COPY } from './copy.ts';

/** Six letters and digits, however they are grouped. */
export const accessCodeField = z.string().check(z.regex(/^\s*[A-Za-z\d]{3}[\s-]*[A-Za-z\d]{3}\s*$/, COPY.missing));

type AccessCodeProps = {
  readonly uuid: string;
  /** The consent in its current version. */
  readonly text: string;
  /** Why the code is asked for; where it is asked again, another sentence. */
  readonly why?: string;
  readonly field: Omit<ComponentProps<typeof TextField>, 'label'>;
};

/** The consent to electronic documents counts once its PDF was opened and the code printed in it typed (15 USC 7001(c)(1)(C)(ii)). */
export function AccessCode({ uuid, text, field, why = COPY.why }: AccessCodeProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <p>{why}</p>
        <p className="small muted">{text}</p>
        <div>
          <Button variant="outline" icon="document" onClick={() => setOpen(true)}>
            {COPY.open}
          </Button>
        </div>
      </Stack>
      <TextField {...field} label={COPY.code} hint={COPY.codeHint} autoComplete="off" boxSize="short" />
      <DocumentDialog
        uuid={uuid}
        document={isOpen ? { kind: 'ESIGN_CONSENT', title: COPY.document } : null}
        onClose={() => setOpen(false)}
        pagesFirst
      />
    </Stack>
  );
}
