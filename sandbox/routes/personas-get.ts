import { sandboxPersonas } from '@hearthline/contract/sandbox.ts';
import { route } from '@hearthline/server/web/http/route.ts';
import { PERSONAS } from '../personas.ts';

export const register = route(sandboxPersonas, () => PERSONAS.map((p) => ({ ...p })));
