/** The versions of applications that this page itself brought about: what one did is not news to them. */
const own = new Map<string, number>();

export const rememberOwn = (application: string, version: number): void => void own.set(application, version);
/** Whether a version is this page's own work, or older. */
export const isOwn = (application: string, version: number): boolean => version <= (own.get(application) ?? 0);
