/**
 * Loads the menus of a person who is signed in, and the chat. A module of the app's code (app.tsx): the lists of the files that they need are then not in the
 * script of the first screen.
 */
export const loadTopNavigation = async () => (await import('./TopNavigation.tsx')).TopNavigation;
export const loadMenuButtons = async () => (await import('./MenuButtons.tsx')).MenuButtons;
export const loadChatEntry = async () => (await import('../../chat/entry/ChatEntry.tsx')).ChatEntry;
