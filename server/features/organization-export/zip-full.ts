/** The data exceeds what one ZIP can hold; the file must not be handed out. */
export class ZipFull extends Error {}
