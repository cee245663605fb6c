/** Name of the database that holds pieces of calls until they are transcribed. */
export const captureMemory = 'dealwright-capture';
