import { afterEach, beforeEach } from 'vitest';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';

type Expecting = NonNullable<Parameters<typeof startProduct>[2]>;
type StartOptions = Partial<Expecting> & { dataDir?: string };

interface OwnProducts {
  /** The folder of the current test. */
  readonly folder: string;
  /** Those that were started in it, in this order. */
  readonly running: Product[];
  start(settings?: Record<string, string>, options?: StartOptions): Promise<Product>;
}

/**
 * For each test of the file or group a folder of its own; what was started is stopped after it, and the folder removed.
 * `first`: the tests are about first starts.
 */
export function ownProducts(name: string, { first = false }: Pick<Expecting, 'first'> = {}): OwnProducts {
  let folder: ReturnType<typeof temporaryFolder> | null = null;
  const running: Product[] = [];
  const path = (): string => {
    if (folder === null) throw new Error('only a test has a folder');
    return folder.path;
  };
  beforeEach(() => {
    folder = temporaryFolder(name);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((product) => product.stop()));
    folder?.remove();
    folder = null;
  });
  return {
    get folder() {
      return path();
    },
    running,
    async start(settings = {}, { dataDir = path(), demo = true, ...options } = {}) {
      const product = await startProduct(dataDir, settings, { demo, first, ...options });
      running.push(product);
      return product;
    },
  };
}
