import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every URL of the product (the specification's section 2, the office and a few of our own). */
export default [
  layout("app/shell/shell.tsx", [
    layout("app/boundary.tsx", [
      index("features/home/home.tsx"),

      route("are-selling", "features/listings/live-listings.tsx"),
      route("viewallproduct", "features/listings/all-products.tsx"),
      route("categoryproduct/:urlname", "features/listings/category.tsx"),
      route("auctiondetail/:idname", "features/auctions/auction.tsx"),

      route("events", "features/events/events.tsx"),
      route("event/:idname", "features/events/event.tsx"),
      route("event/:idname/board", "features/events/board/board.tsx"),

      route("aboutus", "features/pages/about.tsx"),
      route("how_we_do_it", "features/pages/how-we-do-it.tsx"),
      route("offline", "features/pages/offline.tsx"),
      route("unsubscribe/:token", "features/saved-searches/unsubscribe.tsx"),

      route("data-retention", "features/content/data-retention.tsx"),
      route("blogs", "features/content/blogs.tsx"),
      route("blogs-detail/:slug", "features/content/blog-article.tsx"),

      layout("app/with-forms.tsx", [
        route("buyer", "features/accounts/buyer.tsx"),
        route("seller", "features/accounts/seller.tsx"),
        route("login/:name", "features/accounts/login.tsx"),
        route("login/seller/forgot", "features/accounts/forgot-password.tsx"),
        route("application", "features/company/application/application.tsx"),
        route("invitation", "features/company/invitation.tsx"),
        route("login/seller/reset", "features/accounts/reset-password.tsx"),
        route("confirm-email", "features/accounts/confirm-email.tsx"),

        route("price-board/:material?", "features/price-board/price-board.tsx"),
        route("contactus", "features/pages/contact.tsx"),

        route("awarenessdrive", "features/services/awareness-drive.tsx"),
        route("epr", "features/services/epr.tsx"),
        route("compliance", "features/services/compliance.tsx"),
        route("collection", "features/services/collection.tsx"),
        route("waste-management", "features/services/waste-management.tsx"),

        layout("app/members-only.tsx", [
          route("sellnow", "features/selling/sell-now.tsx"),
          route("sellnow/import", "features/selling/import/import-lots.tsx"),
          route("sellnow/:id", "features/selling/edit-lot.tsx"),
          route("alllist", "features/selling/all-list.tsx"),
          route("sellerhome", "features/selling/seller-home.tsx"),
          layout("features/dashboard/dashboard-layout.tsx", [
            route("dashboard", "features/dashboard/dashboard.tsx"),
            route("dashprofile", "features/accounts/profile.tsx"),
            route("company", "features/company/company.tsx"),
            route("my-events", "features/selling/events/own-events.tsx"),
            route("watchlist", "features/watchlist/watchlist.tsx"),
            route("saved-searches", "features/saved-searches/saved-searches.tsx"),
            route("dashnotifications", "features/dashboard/notifications.tsx"),
            route("ordercomplete", "features/dashboard/completed-orders.tsx"),
            route("orderbidding", "features/dashboard/order-bidding.tsx"),
            route("totalbid", "features/dashboard/total-bid.tsx"),
            route("purchase", "features/dashboard/purchase.tsx"),
            route("dashproduct/:url?", "features/selling/product-list.tsx"),
            route("sign/:id", "features/selling/signing/sign-sheet.tsx"),
          ]),
        ]),
      ]),

      // S2.18: one page a policy; an unknown one is a real 404.
      route(":url", "features/content/policy.tsx"),
      route("*", "app/failures/unknown-path.tsx"),
    ]),
  ]),

  route("robots.txt", "features/pages/robots.ts"),
  route("sitemap.xml", "features/pages/sitemap.ts"),

  route("admin", "features/office/office.tsx", [
    route("login", "features/office/session/sign-in.tsx"),
    route("forgot", "features/office/session/forgot.tsx"),
    route("reset", "features/office/session/reset.tsx"),
    route("invitation", "features/office/session/invitation.tsx"),
    layout("features/office/shell/shell.tsx", [
      index("features/office/overview/overview.tsx"),
      route("sellers", "features/office/people/sellers.tsx"),
      route("products", "features/office/lots/lots.tsx"),
      route("products/approve", "features/office/lots/many/approve-many.tsx"),
      route("events", "features/office/events/office-events.tsx"),
      route("unusual-bids", "features/office/auctions/flagged-bids.tsx"),
      route("irregularities", "features/office/irregularities/irregularities.tsx"),
      route("close-failures", "features/office/auctions/close-failures.tsx"),
      route("users", "features/office/people/users.tsx"),
      route("authorisations", "features/office/authorisations/authorisations.tsx"),
      route("authorisations/:id", "features/office/authorisations/authorisation.tsx"),
      route("companies", "features/office/companies/companies.tsx"),
      route("companies/:id", "features/office/companies/company.tsx"),
      route("join-requests", "features/office/people/join-requests.tsx"),
      route("notifications", "features/office/messages/notifications.tsx"),
      route("outbox", "features/office/messages/outbox.tsx"),
      route("contact-queries", "features/office/enquiries/questions.tsx"),
      route("service-requests", "features/office/enquiries/service-requests.tsx"),
      route("policies", "features/office/content/policies.tsx"),
      route("blogs", "features/office/content/posts.tsx"),
      route("categories", "features/office/content/categories.tsx"),
      route("contact-media", "features/office/content/contact-media.tsx"),
      route("testimonials", "features/office/content/testimonials.tsx"),
      route("audit", "features/office/record/audit.tsx"),
      route("personal-data", "features/office/personal-data/erasures.tsx"),
      route("guesses", "features/office/record/guesses.tsx"),
      route("team", "features/office/team/team.tsx"),
      route("second-factor", "features/office/session/second-factor.tsx"),
      route("logins", "features/office/session/logins.tsx"),
    ]),
    route("*", "app/failures/unknown-path.tsx", { id: "office-unknown" }),
  ]),
] satisfies RouteConfig;
