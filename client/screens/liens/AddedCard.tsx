import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import type { JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { LienValues } from './lien-answers.ts';
import { LienFields } from './LienFields.tsx';
import { COPY } from './copy.ts';

type AddedCardProps = { readonly form: UseFormReturn<LienValues>; readonly index: number; readonly onRemove: () => void };

/** A lien the records do not have. */
export function AddedCard({ form, index, onRemove }: AddedCardProps): JSX.Element {
  return (
    <Card title={COPY.added}>
      <div style={{ marginTop: 16 }}>
        <LienFields form={form} index={index} />
      </div>
      <p className="small muted" style={{ marginTop: 16 }}>
        {COPY.addedNote}
      </p>
      <p style={{ marginTop: 8 }}>
        <Button variant="text" onClick={onRemove}>
          {COPY.remove}
        </Button>
      </p>
    </Card>
  );
}
