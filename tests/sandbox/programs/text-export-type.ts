// expect: no-export {"found":"nothing"}

export type validateQuery = () => void;
export interface Other {}
