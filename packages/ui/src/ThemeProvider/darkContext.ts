'use client';
import { createContext } from 'react';

/** Whether the theme at a point of the tree is dark, for components that need no more of it: the whole record weighs as much as they do. */
export const DarkContext = createContext(false);
