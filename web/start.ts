// Imported first: what must run before schemas, the router and the first paint.
import { config } from 'zod/v4/core';
import { addressOfPathParameter } from './lib/path-parameter.ts';
import { startTheme } from './lib/theme.ts';

// The strict Content-Security-Policy forbids the code generation zod would try.
config({ jitless: true });
startTheme();
const address = addressOfPathParameter(window.location.search);
if (address !== null) window.history.replaceState(null, '', address);
