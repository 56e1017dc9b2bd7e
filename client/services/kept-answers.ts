import { useEffect, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { tabStorage } from './storage.ts';

/**
 * Fields that are never kept, not even in memory: passwords, secrets of a credit freeze, and numbers that identify a person or an account.
 */
export const NEVER_KEPT: readonly string[] = [
  'password',
  'confirmPassword',
  'currentPassword',
  'newPassword',
  'proof',
  'ssn',
  'pin',
  'accountNumber',
  'accountAgain',
  'routingNumber',
  // a consent must be given in view of its text, each time
  'agree',
  'attested',
  'consent',
];

/** Fields that are kept while this page is loaded, and not in the tab's storage: what opens a gate, and a code of a document or a message. */
export const NEVER_STORED: readonly string[] = ['gateCode', 'code'];

const KEY = 'typedAnswers';
const APPLICATION_UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

type Forms = Readonly<Record<string, FieldValues>>;

const kept = new Map<string, FieldValues>();
/** The forms on the page that is shown. */
const onPage = new Set<string>();
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

const without = (values: FieldValues, fields: readonly string[]): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));

function stored(): Forms {
  try {
    return JSON.parse(tabStorage.getItem(KEY) ?? '{}') as Forms;
  } catch {
    return {};
  }
}

function store(forms: Forms): void {
  if (Object.keys(forms).length === 0) tabStorage.removeItem(KEY);
  else tabStorage.setItem(KEY, JSON.stringify(forms));
}

/**
 * Values typed into a form and not yet sent (AMB-120). Those of an application's form, whose name contains its uuid, are in the tab's storage
 * too and outlast a reload; of any other form, such as sign-in, they are in memory while this page is loaded.
 */
export function keptAnswers<Values extends FieldValues>(form: string): Partial<Values> | undefined {
  return (kept.get(form) ?? stored()[form]) as Partial<Values> | undefined;
}

/** Removes the values of one form, once it was sent. */
export function forgetAnswers(form: string): void {
  kept.delete(form);
  const { [form]: _, ...others } = stored();
  store(others);
  tell();
}

/** Removes the values of every form: after a sign-out the next person at this device must not see them. */
export function forgetAllAnswers(): void {
  kept.clear();
  store({});
  tell();
}

/** Keeps a form's current values, without the fields that are never kept. */
export function keepAnswers(form: string, values: FieldValues): void {
  const answers = without(values, NEVER_KEPT);
  kept.set(form, answers);
  if (APPLICATION_UUID.test(form)) store({ ...stored(), [form]: without(answers, NEVER_STORED) });
  tell();
}

/** Keeps a form's values as they are typed, so that they are restored after a reload, a sign-in in between, or Back. */
export function useKeptAnswers<Values extends FieldValues>(form: Pick<UseFormReturn<Values>, 'subscribe'>, name: string): void {
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepAnswers(name, values) }), [form, name]);
  useEffect(() => {
    onPage.add(name);
    tell();
    return () => {
      onPage.delete(name);
      tell();
    };
  }, [name]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const hasUnsent = (): boolean => [...onPage].some((form) => keptAnswers(form) !== undefined);

/** True while a form on this page has values that were typed and not sent. */
export function useHasUnsentAnswers(): boolean {
  return useSyncExternalStore(subscribe, hasUnsent);
}
