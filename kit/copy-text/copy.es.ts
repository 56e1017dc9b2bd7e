export const COPIED = 'Copiado';
export const COPY_FAILED = 'El texto está marcado: cópielo con Ctrl+C o Comando+C';
