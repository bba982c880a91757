// @vitest-environment happy-dom
import { describe } from 'vitest';
import { testEveryComponent } from './testEveryComponent.tsx';

describe('happy-dom', () => {
  testEveryComponent();
});
