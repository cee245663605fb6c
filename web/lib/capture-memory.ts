/** Name of the database in which this browser keeps pieces of calls until they are written down. */
export const captureMemory = 'dealwright-capture';
