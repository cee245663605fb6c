import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useDiscovery } from './discovery-context.tsx';

function Stray(): string {
  return useDiscovery().session.sessionId;
}

test('outside an open session there is nothing to use', () => {
  expect(() => renderToString(createElement(Stray))).toThrow('useDiscovery must be used within a DiscoveryProvider');
});
