import { Home } from "#components/auth/home.tsx";

export default function HomePage() {
  return <Home />;
}
