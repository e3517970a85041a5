/** Version of the core's rules. Raised when any rule answers differently; every verdict carries it. */
export const CORE_VERSION = '2.0.0';
