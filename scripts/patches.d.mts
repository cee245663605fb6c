export declare function unpatched(root: string): string[];
export declare function removeUnpatched(root: string): void;
