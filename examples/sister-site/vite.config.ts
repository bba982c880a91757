import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawings } from './build/drawings.ts';

export default defineConfig({
  plugins: [react(), drawings()],
  // The server writes the nonce of each response in its place.
  html: { cspNonce: 'NONCE-OF-THE-RESPONSE' },
  build: { target: 'es2023', modulePreload: { polyfill: false } },
});
