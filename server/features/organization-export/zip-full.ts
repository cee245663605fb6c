/** There is more than one ZIP can hold; nothing of it may be handed out. */
export class ZipFull extends Error {}
