/** A thread's first message: its modules are loaded, and it takes work. */
export const threadReady = 'ready';
