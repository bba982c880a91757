// @vitest-environment jsdom
import { describe } from 'vitest';
import { testEveryComponent } from './testEveryComponent.tsx';

describe('jsdom', () => {
  testEveryComponent();
});
