/** A thread's first message: its modules are loaded and it accepts work. */
export const threadReady = 'ready';
