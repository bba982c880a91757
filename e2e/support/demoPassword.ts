/** Password of the demo accounts, and of accounts that journeys register. */
export const demoPassword = 'Lima@2026';
