import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    // The server names these files in each page.
    rolldownOptions: {
      input: 'src/client.tsx',
      output: { entryFileNames: '[name].js' },
    },
  },
});
