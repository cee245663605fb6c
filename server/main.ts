// The hook has to stand before the first module of the product is looked for, so that is imported afterward.
import './process/quick-modules.ts';

await import('./product.ts');
