// Imported before everything else: what must be settled before schemas, the router and the first paint are made.
import { config } from 'zod/v4/core';
import { addressOfPathParameter } from './lib/path-parameter.ts';
import { startTheme } from './lib/theme.ts';

// The strict Content-Security-Policy forbids the code generation that zod would try first.
config({ jitless: true });
startTheme();
const address = addressOfPathParameter(window.location.search);
if (address !== null) window.history.replaceState(null, '', address);
