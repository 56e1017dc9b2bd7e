import type { Outcome, ProviderResult } from './result.ts';

/** The parts of a result that one call decides; the others are filled in. */
export interface AnswerParts<Data> {
  readonly outcome: Outcome;
  readonly reasonCode: string | null;
  readonly data: Data | null;
  readonly rawRef: string | null;
  readonly asOf?: string | null;
  readonly retryAfterSeconds?: number | null;
}

/** Builds the results of one provider. */
export function answersOf(provider: string) {
  return <Data>(latencyMs: number, said: AnswerParts<Data>): ProviderResult<Data> => ({
    asOf: null,
    retryAfterSeconds: null,
    ...said,
    provider,
    latencyMs,
  });
}

export function okAnswer<Data>(data: Data, rawRef: string | null, asOf: string | null = null): AnswerParts<Data> {
  return { outcome: 'OK', reasonCode: null, data, rawRef, asOf };
}

/** Not finished yet, which is not a failed attempt. `seconds` until it should be read again. */
export function pending(rawRef: string, seconds: number): AnswerParts<never>;
export function pending<Data>(rawRef: string, seconds: number, data: Data): AnswerParts<Data>;
export function pending<Data>(rawRef: string, seconds: number, data: Data | null = null): AnswerParts<Data> {
  return { outcome: 'RETRYABLE', reasonCode: 'PENDING', data, rawRef, retryAfterSeconds: seconds };
}

/** Any other outcome: the borrower or staff must act, or it is a refusal. */
export function endedAnswer(outcome: Outcome, reasonCode: string, rawRef: string | null): AnswerParts<never>;
export function endedAnswer<Data>(outcome: Outcome, reasonCode: string, rawRef: string | null, data: Data): AnswerParts<Data>;
export function endedAnswer<Data>(
  outcome: Outcome,
  reasonCode: string,
  rawRef: string | null,
  data: Data | null = null,
): AnswerParts<Data> {
  return { outcome, reasonCode, data, rawRef };
}
