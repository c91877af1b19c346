// Home: placeholder of the skeleton.
export const Component = () => <h1>Puente</h1>
