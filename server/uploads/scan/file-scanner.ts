/** Looks for viruses: the name of what is found, or null. Throws when it cannot look: then nothing is taken. */
export type FileScanner = (bytes: Buffer) => Promise<string | null>;
