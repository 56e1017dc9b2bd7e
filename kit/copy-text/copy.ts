export const COPIED = 'Copied';
export const COPY_FAILED = 'The text is marked: copy it with Ctrl+C or Command+C';
