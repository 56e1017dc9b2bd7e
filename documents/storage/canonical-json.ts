/** Names of members as JSON: a log repeats the same few hundred. */
const names = new Map<string, string>();
const MOST_NAMES = 5000;

function nameOf(name: string): string {
  let text = names.get(name);
  if (text === undefined) {
    text = `${JSON.stringify(name)}:`;
    if (names.size < MOST_NAMES) names.set(name, text);
  }
  return text;
}

/** JSON with members in alphabetical order: equal content gives equal text, whatever order the database returns. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${canonical(item ?? null)}`;
    return `[${text}]`;
  }
  const members = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(members).sort()) {
    const member = members[name];
    if (member !== undefined) text += `${text === '' ? '' : ','}${nameOf(name)}${canonical(member)}`;
  }
  return `{${text}}`;
}
